import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../server/kit/securityHeaders.ts'
import { writeSettings } from '../../../server/site/siteFiles.ts'
import { trackingConfig } from '../../../server/tracking/trackingConfig.ts'

const script = 'https://tags.example/gtm.js?id=GTM-1&x="'

describe('the settings of tracking', () => {
  test('TRK-04 name a tag manager and where events are forwarded', () => {
    const env = {
      CAIRN_TAG_MANAGER: 'https://tags.example/gtm.js',
      CAIRN_FORWARD_TO: 'http://127.0.0.1:9000/v1/batch',
      CAIRN_FORWARD_KEY: 'k',
    }
    expect(trackingConfig(env, true)).toEqual({
      isOn: true,
      tagManager: 'https://tags.example/gtm.js',
      forwarding: { to: 'http://127.0.0.1:9000/v1/batch', key: 'k' },
      faults: [],
    })
  })

  test('TRK-04 are off without them', () => {
    expect(trackingConfig({}, false)).toEqual({ isOn: false, tagManager: null, forwarding: null, faults: [] })
  })

  test.each(['CAIRN_TAG_MANAGER', 'CAIRN_FORWARD_TO'])('ERR-34 an invalid %s is reported and not used', (name) => {
    const { tagManager, forwarding, faults } = trackingConfig({ [name]: 'http://events.example' }, true)
    expect([tagManager, forwarding, faults]).toEqual([
      null,
      null,
      [`${name} is http://events.example; it must be an address that begins with https://. It is not used.`],
    ])
  })

  test('ERR-34 say that they have no effect while tracking is off', () => {
    const env = { CAIRN_TRACKING: 'off', CAIRN_TAG_MANAGER: 'https://tags.example/a.js' }
    expect(trackingConfig(env, true)).toMatchObject({
      tagManager: null,
      faults: ['CAIRN_TAG_MANAGER has no effect while CAIRN_TRACKING is off.'],
    })
  })
})

describe('a page', () => {
  const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(name))

  test('TRK-01 may run and call the origin of the tag manager, and no other', () => {
    const policy = contentSecurityPolicy(undefined, [], [], script)
    expect(['script-src', 'connect-src', 'trusted-types'].map((name) => directive(policy, name))).toEqual([
      "script-src 'self' https://tags.example",
      "connect-src 'self' https://tags.example",
      'trusted-types cairn cairn-tags',
    ])
  })

  test('TRK-01 of a shop without a tag manager runs nothing but its own scripts', () => {
    const policy = contentSecurityPolicy()
    expect([directive(policy, 'script-src'), directive(policy, 'trusted-types')]).toEqual([
      "script-src 'self'",
      'trusted-types cairn',
    ])
  })

  test('TRK-04 names the script of the tag manager, which cannot end its attribute', () => {
    const page = writeSettings('<meta name="cairn-debug" />', { debug: false, reportsTo: null, tagManager: script })
    expect(page).toContain(
      '<meta name="cairn-tag-manager" content="https://tags.example/gtm.js?id=GTM-1&amp;x=&quot;" />',
    )
  })
})
