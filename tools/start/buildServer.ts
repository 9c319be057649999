import { build } from 'vite'
import { projectRoot } from './installDependencies.mjs'

/** Bundles our own server sources into `dist/server/main.mjs`; npm packages stay where npm put them. */
export const buildServer = async (): Promise<void> => {
  await build({
    root: projectRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'server/main.ts',
      outDir: 'dist/server',
      emptyOutDir: true,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        checks: { bundlerTimings: false },
      },
    },
  })
}
