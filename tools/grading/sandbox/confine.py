"""Shuts a process in, from within: namespaces and limits that it cannot undo.

Linux only, through libc: Python has no names for most of this.
"""

import ctypes
import os
import platform
import resource
import struct

CLONE_NEWNS, CLONE_NEWUTS, CLONE_NEWIPC = 0x00020000, 0x04000000, 0x08000000
CLONE_NEWPID, CLONE_NEWNET = 0x20000000, 0x40000000
MS_RDONLY, MS_NOSUID_NODEV = 1, 2 | 4
PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS = 1, 22, 24, 38
SECCOMP_MODE_FILTER = 2
SIGKILL = 9
CAPABILITIES = 64
CAPABILITY_VERSION = 0x20080522

# Where a student's process may write: a memory file system of its own.
HOME = "/student"
MIB = 2**20
# Of address space, of which the libraries take 0.4 GiB.
MEMORY = 1536 * MIB
LIMITS = {
    resource.RLIMIT_AS: MEMORY,
    resource.RLIMIT_FSIZE: 32 * MIB,
    resource.RLIMIT_NOFILE: 128,
    resource.RLIMIT_CORE: 0,
    resource.RLIMIT_MEMLOCK: 0,
}
DISK = 64 * MIB

# What a student's process may not ask of the kernel: to start another process, to look into one,
# to make namespaces or mounts, to keep memory beyond its limit; (x86_64, aarch64) numbers.
FORBIDDEN = {
    "fork": (57, None),
    "vfork": (58, None),
    "execve": (59, 221),
    "execveat": (322, 281),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "pidfd_getfd": (438, 438),
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsmount": (432, 432),
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "shmget": (29, 194),
    "msgget": (68, 186),
    "semget": (64, 190),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425),
    "open_by_handle_at": (304, 265),
    "kexec_load": (246, 104),
    "init_module": (175, 105),
    "finit_module": (313, 273),
}
SOCKET, SOCKETPAIR = (41, 198), (53, 199)
# AF_UNIX, AF_INET, AF_INET6, AF_NETLINK: a network namespace shuts these in, and not all others.
FAMILIES = (1, 2, 10, 16)
CLONE, CLONE3 = (56, 220), (435, 435)
CLONE_THREAD = 0x00010000
ARCHITECTURES = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}
EPERM, ENOSYS = 1, 38

_libc = ctypes.CDLL(None, use_errno=True)


def new_namespaces() -> None:
    """Processes, mounts, network and messages of its own for this process's next child."""
    flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS
    _call("unshare", flags)


def private_folder(path: str, flags: int = 0) -> None:
    """An empty memory file system at the path, seen by this process and its children alone."""
    options = f"size={DISK},nr_inodes=10000,mode=700".encode()
    _call("mount", b"tmpfs", path.encode(), b"tmpfs", MS_NOSUID_NODEV | flags, options)


def no_terminals() -> None:
    """Nothing in /dev/pts, where one submission could open what another one writes to."""
    private_folder("/dev/pts", MS_RDONLY)


def die_with_parent() -> None:
    """The kernel kills this process when its parent ends."""
    _call("prctl", PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)


def limit(cpu_seconds: int) -> None:
    """Limits that this process cannot raise again."""
    for what, most in (LIMITS | {resource.RLIMIT_CPU: cpu_seconds}).items():
        resource.setrlimit(what, (most, most))


def drop_rights() -> None:
    """No capability, now or ever, and no forbidden system call."""
    for capability in range(CAPABILITIES):
        # The kernel knows fewer than that, and refuses the rest.
        _libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)
    header = struct.pack("=Ii", CAPABILITY_VERSION, 0)
    _call("capset", header, bytes(24))
    _call("prctl", PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    program = _filter(*ARCHITECTURES[platform.machine()])
    code = ctypes.create_string_buffer(program, len(program))
    # struct sock_fprog: the number of instructions, and where they are.
    pointer = struct.pack("@HP", len(program) // 8, ctypes.addressof(code))
    _call("prctl", PR_SET_SECCOMP, SECCOMP_MODE_FILTER, pointer, 0, 0)


def _filter(architecture: int, column: int) -> bytes:
    """The program for the kernel: a system call's number, and what socket and clone ask for."""

    def instruction(code: int, value: int, then: int = 0, otherwise: int = 0) -> bytes:
        return struct.pack("=HBBI", code, then, otherwise, value)

    load, equal, at_least, any_bit, answer = 0x20, 0x15, 0x35, 0x45, 0x06
    kill, allow, error = 0x80000000, 0x7FFF0000, 0x00050000
    program = [
        instruction(load, 4),
        instruction(equal, architecture, then=1),
        instruction(answer, kill),
        instruction(load, 0),
        # x86_64's second table of numbers, which nothing here uses.
        instruction(at_least, 0x40000000, otherwise=1),
        instruction(answer, error | EPERM),
    ]
    for numbers in FORBIDDEN.values():
        if numbers[column] is not None:
            program.append(instruction(equal, numbers[column], otherwise=1))
            program.append(instruction(answer, error | EPERM))
    count = len(FAMILIES)
    program += [
        instruction(equal, SOCKET[column], then=1),
        instruction(equal, SOCKETPAIR[column], otherwise=count + 3),
        instruction(load, 16),
        *(instruction(equal, family, then=count - i) for i, family in enumerate(FAMILIES)),
        instruction(answer, error | EPERM),
        instruction(answer, allow),
        # clone3 hides its flags in memory; libc then falls back to clone.
        instruction(equal, CLONE3[column], otherwise=1),
        instruction(answer, error | ENOSYS),
        instruction(equal, CLONE[column], otherwise=3),
        instruction(load, 16),
        instruction(any_bit, CLONE_THREAD, then=1),
        instruction(answer, error | EPERM),
        instruction(answer, allow),
    ]
    return b"".join(program)


def _call(name: str, *arguments: int | bytes) -> None:
    long_or_bytes = [ctypes.c_ulong(a) if isinstance(a, int) else a for a in arguments]
    if getattr(_libc, name)(*long_or_bytes):
        number = ctypes.get_errno()
        raise OSError(number, f"{name}: {os.strerror(number)}")
