import { describe, expect, test } from 'vitest'
import { enginesArguments } from '../../../tools/engines/engines.ts'

describe('npm run engines --', () => {
  test('walks all three without a word', () => {
    expect(enginesArguments([])).toEqual({ _tag: 'Walk', engines: ['chromium', 'firefox', 'webkit'] })
  })

  test('walks only what --only names', () => {
    expect(enginesArguments(['--only', 'webkit', '--only', 'firefox'])).toEqual({
      _tag: 'Walk',
      engines: ['firefox', 'webkit'],
    })
  })

  test.each([
    [['--only', 'opera'], 'There is no engine “opera”; there are chromium, firefox, webkit.'],
    [['--twice'], "Unknown option '--twice'"],
  ])('refuses %j with a message', (args, reason) => {
    expect(enginesArguments(args)).toMatchObject({ _tag: 'Wrong', reason: expect.stringContaining(reason) })
  })
})
