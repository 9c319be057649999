import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What a search for programs needs to know of the machine, and may do to it. */
export type Machine = {
  readonly exists: (path: string) => boolean
  /** Root on Debian. */
  readonly mayInstall: boolean
  /** `services`: what Debian would start with the packages, and is stopped. */
  readonly install: (packages: readonly string[], services?: readonly string[]) => void
}

export const thisMachine: Machine = {
  exists: existsSync,
  mayInstall: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  install: (packages, services = []) => {
    const apt = (...args: readonly string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
    if (services.length > 0) spawnSync('systemctl', ['disable', '--now', ...services], { stdio: 'ignore' })
  },
}
