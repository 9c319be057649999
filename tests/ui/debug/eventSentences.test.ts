import { expect, test } from 'vitest'
import { Command } from '../../../contracts/commands.ts'
import { knownTags } from '../../../core/events/upcast.ts'
import { readMessages } from '../../../tools/copy/readMessages.ts'

test.each(Object.entries(readMessages()))(
  'the recorder says in %s what each kind of event means',
  (_, { debug = {} }) => {
    expect(knownTags.size).toBeGreaterThan(90)
    expect([...knownTags].filter((tag) => !Object.hasOwn(debug, `say${tag.replace(/^v\d+\./, '')}`))).toEqual([])
  },
)

/** As much of a schema as its name needs: a union has members, a command has fields. */
type Named = {
  readonly members?: readonly Named[]
  readonly fields?: { readonly _tag: { readonly schema: { readonly literal: string } } }
}

const namesIn = ({ members, fields }: Named): readonly string[] =>
  members ? members.flatMap(namesIn) : fields ? [fields._tag.schema.literal] : []

const commandNames = namesIn(Command)

test.each(Object.entries(readMessages()))(
  'REC-02 REC-03 the recorder says in %s in plain words what each command does',
  (_, { debug = {} }) => {
    expect(commandNames.length).toBeGreaterThan(40)
    expect(commandNames.filter((name) => !Object.hasOwn(debug, `do${name}`))).toEqual([])
  },
)
