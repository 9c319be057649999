import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blindToDatabase } from '../../../tools/suite/blindToDatabase.ts'

const blind = blindToDatabase()

test('the run on PostgreSQL leaves out what opens its own database or none', () => {
  expect(blind).toContain('tests/server/backup/killedRestore.test.ts')
  expect(blind).toContain('tests/server/openApi.test.ts')
})

test.each(['killed/placeOrder', 'cart/cartLines', 'order/placeOrder', 'storage/migrate', 'content/publishedContent'])(
  'the run on PostgreSQL has tests/server/%s',
  (name) => {
    const file = `tests/server/${name}.test.ts`
    expect(existsSync(file)).toBe(true)
    expect(blind).not.toContain(file)
  },
)
