import { spawnSync } from 'node:child_process'

/** Programs of the system that the faults need, by the package that contains them. */
const tools = { strace: 'strace', unshare: 'util-linux', mount: 'mount', pgrep: 'procps' }

/** Packages that have to be installed first; mounting needs root. */
export function missingTools(): string[] {
  const packages = Object.entries(tools)
    .filter(([tool]) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
    .map(([, name]) => name)
  return process.getuid?.() === 0 ? packages : [...packages, 'the rights of root']
}
