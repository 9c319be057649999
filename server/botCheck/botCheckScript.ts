import { botCheckPaths } from '../../core/domain/botCheck/botCheck.ts'

/**
 * What the page loads: `botCheck.execute(action)` asks for a challenge and looks for a number that makes a hash with enough zero
 * bits at its head. A shopper’s device does so in a moment; whoever tries a thousand passwords pays a thousand times.
 */
export const botCheckScript = `'use strict'
globalThis.botCheck = {
  async execute(action) {
    const asked = await fetch('${botCheckPaths.challenge}', { method: 'POST', body: action })
    if (!asked.ok) throw new Error('The bot check gives no challenge.')
    const { challenge, bits } = await asked.json()
    const encoder = new TextEncoder()
    for (let number = 0; ; number++) {
      const token = challenge + '.' + number
      const hash = await crypto.subtle.digest('SHA-256', encoder.encode(token))
      if (new DataView(hash).getUint32(0) >>> (32 - bits) === 0) return token
    }
  },
}
`
