import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hour, quarter } from '../../../server/limits/Limit.ts'
import type { Limit } from '../../../server/limits/Limit.ts'
import { limitTable } from '../../../server/limits/limitTable.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

/** Where the sentence of a lock stands, and how each language says its wait. */
const sentences = {
  AUT423: ['errors', 'AUT423'],
  GFC760: ['giftCard', 'locked'],
  PRO415: ['profile', 'passwordLocked'],
}
const waits: Readonly<Record<string, ReadonlyMap<number, string>>> = {
  en: new Map([
    [quarter, 'in 15 minutes'],
    [hour, 'in an hour'],
  ]),
  fr: new Map([
    [quarter, 'dans 15 minutes'],
    [hour, 'dans une heure'],
  ]),
  it: new Map([
    [quarter, 'tra 15 minuti'],
    [hour, 'tra un’ora'],
  ]),
  es: new Map([
    [quarter, 'dentro de 15 minutos'],
    [hour, 'dentro de una hora'],
  ]),
}

const sentence = (language: string, noun: string, key: string): string => {
  const path = join(projectRoot, 'ui/src/copy/messages', language, `${noun}.json`)
  return JSON.parse(readFileSync(path, 'utf8'))[key]
}

test.each(Object.entries(sentences))(
  'ERR-03 the sentence of %s names the wait that the server enforces',
  (code, at) => {
    const windows = (limitTable as readonly Limit[])
      .filter(({ answer }) => answer === code)
      .map(({ windowMs }) => windowMs)
    expect(windows.length).toBeGreaterThan(0)
    const [noun = '', key = ''] = at
    for (const windowMs of windows)
      for (const [language, words] of Object.entries(waits))
        expect(sentence(language, noun, key), language).toContain(words.get(windowMs))
  },
)
