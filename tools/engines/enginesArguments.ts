import { defineCommand } from '../command/defineCommand.ts'
import { oneOf, options } from '../command/options.ts'
import { engineNames } from './findEngines.ts'

export const enginesArguments = defineCommand({
  name: 'engines',
  options: {
    only: options(
      engineNames.join('|'),
      'walk this engine; may be given more than once',
      oneOf(engineNames, (name) => `There is no engine “${name}”; there are ${engineNames.join(', ')}.`),
    ),
  },
  notes: `Builds and starts the product, and walks it in Chromium, Firefox and WebKitGTK.
What is missing is installed as root on Debian.
Pictures: reports/engines/*/*.png
Exit code: 0 every step held in every engine walked, 1 one did not, 2 wrong arguments.`,
  request: ({ values: { only } }) =>
    ({ _tag: 'Walk', engines: engineNames.filter((name) => only.length === 0 || only.includes(name)) }) as const,
})
