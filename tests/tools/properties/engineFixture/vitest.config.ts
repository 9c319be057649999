import { defineConfig } from 'vitest/config'
import { projectRoot } from '../../../../tools/start/installDependencies.mjs'

export default defineConfig({
  test: {
    root: projectRoot,
    include: ['tests/tools/properties/engineFixture/*.fixture.ts'],
    setupFiles: ['tests/support/fastCheckSetup.ts'],
  },
})
