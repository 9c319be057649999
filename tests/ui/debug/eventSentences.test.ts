import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownTags } from '../../../core/events/upcast.ts'

test.each(['en', 'fr'])('the recorder says in the language %s what each kind of event means', (language) => {
  const file = new URL(`../../../ui/src/copy/messages/${language}/debug.json`, import.meta.url)
  const messages: object = JSON.parse(readFileSync(file, 'utf8'))
  expect(knownTags.size).toBeGreaterThan(90)
  expect([...knownTags].filter((tag) => !Object.hasOwn(messages, `say${tag.replace(/^v\d+\./, '')}`))).toEqual([])
})
