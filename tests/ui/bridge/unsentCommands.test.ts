import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Command } from '../../../contracts/commands.ts'
import { saveUnsent, unsentCommands, clearUnsent } from '../../../ui/src/bridge/unsentCommands.ts'

/** The necessary part of a browser's storage: its entries are its own properties. */
const storage = (): Storage => {
  const entries: Record<string, string> = {}
  return Object.create(
    {
      getItem: (key: string) => entries[key] ?? null,
      setItem(this: object, key: string, value: string) {
        entries[key] = value
        Object.assign(this, { [key]: value })
      },
      removeItem(this: Record<string, unknown>, key: string) {
        delete entries[key]
        delete this[key]
      },
    },
    {},
  ) as Storage
}

const setQuantity = (commandId: string): Command => ({
  _tag: 'SetQuantity',
  commandId,
  at: 1,
  lineKey: 'HARROWMID1',
  quantity: 2,
})

beforeEach(() => void (globalThis.localStorage = storage()))
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

describe('what the worker has not answered when the page ends', () => {
  test('is found by the next page, oldest first', () => {
    for (const id of ['0b', '0a', '0c']) saveUnsent(setQuantity(id))
    expect(unsentCommands()).toEqual([setQuantity('0a'), setQuantity('0b'), setQuantity('0c')])
  })

  test('is found no more once it was answered', () => {
    for (const id of ['0a', '0b']) saveUnsent(setQuantity(id))
    clearUnsent('0a')
    expect(unsentCommands()).toEqual([setQuantity('0b')])
  })

  const secretRefs = ['secretRef', 'botCheckRef']
  const namingSecrets = Command.members
    .filter((group) => 'members' in group)
    .flatMap((group) => [...group.members])
    .filter(({ fields }) => secretRefs.some((name) => name in fields))
    .map(({ fields }) => fields._tag.schema.literal)

  test.each([...namingSecrets, 'ApplyReward', 'AddPartPayment', 'CheckOutExpress', 'SignOut', 'EndAssociateSession'])(
    'a command that names a secret, spends money or changes who is signed in is not sent again automatically: %s',
    (tag) => {
      saveUnsent({ _tag: tag, commandId: '0a', at: 1 } as Command)
      expect(Object.keys(localStorage)).toEqual([])
    },
  )

  test('is passed over when it is no command of that id', () => {
    localStorage.setItem('cairn:left-behind:0a', '{')
    localStorage.setItem('cairn:left-behind:0b', '"text"')
    localStorage.setItem('cairn:left-behind:0c', JSON.stringify(setQuantity('0d')))
    saveUnsent(setQuantity('0e'))
    expect(unsentCommands()).toEqual([setQuantity('0e')])
  })

  test('costs nothing where storage is refused', () => {
    Reflect.deleteProperty(globalThis, 'localStorage')
    saveUnsent(setQuantity('0a'))
    clearUnsent('0a')
    expect(unsentCommands()).toEqual([])
  })
})
