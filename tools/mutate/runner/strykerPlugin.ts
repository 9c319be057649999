import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin'
import { InProcessRunner } from './InProcessRunner.ts'

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)]
