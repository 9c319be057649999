import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from './installDependencies.mjs'

/** The package itself always names its development build. */
export const productionRouter = join(projectRoot, 'node_modules/react-router/dist/production/index.mjs')

/**
 * React Router without its warnings for developers, and without the parts of its framework that the shop never draws.
 */
export const lightRouter = (): Plugin => ({
  name: 'light-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'react-router' ? productionRouter : null),
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({ code: removable(code), map: null }),
  },
})

/**
 * Marks components as free of side effects, so that the bundler can leave out the unused ones: it only does so if it
 * sees no effect in making one and no later assignment to it. The number of lines stays the same, so that the source
 * map stays correct.
 */
export const removable = (source: string): string =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/(?<= = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ')
