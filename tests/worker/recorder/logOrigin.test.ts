import { expect, test } from 'vitest'
import packageJson from '../../../package.json'
import { appVersion, logOrigin } from '../../../worker/recorder/logOrigin.ts'

test('the head of a file names the version of package.json, the newest event version, and nothing of the shopper', () => {
  expect(appVersion).toBe(packageJson.version)
  const health = { storage: 'memory', reason: 'full', amnesia: null, readOnly: false } as const
  expect(logOrigin('fr-ca', health, 'x'.repeat(500))).toEqual({
    app: '0.1.0',
    events: 2,
    site: 'fr-ca',
    storage: 'memory (full)',
    browser: 'x'.repeat(200),
  })
})
