import { expect, test } from 'vitest'
import { knownTags } from '../../../core/events/upcast.ts'
import { readMessages } from '../../../tools/copy/readMessages.ts'

test.each(Object.entries(readMessages()))(
  'the recorder says in %s what each kind of event means',
  (_, { debug = {} }) => {
    expect(knownTags.size).toBeGreaterThan(90)
    expect([...knownTags].filter((tag) => !Object.hasOwn(debug, `say${tag.replace(/^v\d+\./, '')}`))).toEqual([])
  },
)
