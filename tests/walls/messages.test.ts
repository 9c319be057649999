import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from '../../tools/copy/readMessages.ts'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { sourceFiles } from '../../tools/walls/sourceFiles.ts'
import { unreadMessages } from '../../tools/walls/unreadMessages.ts'

test('every message is read by some code', () => {
  const sources = sourceFiles()
    .filter((path) => /^ui\/src\/(?!copy\/types\/).*\.tsx?$/.test(path))
    .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
  expect(unreadMessages(readMessages()['en'] ?? {}, sources)).toEqual([])
})

test('a planted unread message is found, and one that is built from parts is not', () => {
  const nouns = {
    order: { title: 'Order', 'state-sent': 'Sent', today: 'Today' },
    cart: { title: 'Cart' },
    errors: { BSK404: 'Gone', 4044: 'Unknown', botDefence: 'Verify' },
  }
  const page = "const t = useCopy('order')\nconst words = [t.title(), t[`state-${state}`]()]"
  expect(unreadMessages(nouns, [page, 'cart.title()'])).toEqual(['order.today', 'cart.title', 'errors.botDefence'])
  expect(
    unreadMessages(nouns, [
      page,
      'export const say = (t: CartCopy) => t.title()',
      'export const day = (t: OrderCopy) => t.today()',
      "loadCopy('errors').botDefence()",
    ]),
  ).toEqual([])
})
