import { expect, test } from 'vitest'
import type { MenuItemBlock } from '../../../core/domain/content/shopAll.ts'
import { DepartmentBar } from '../../../ui/src/shell/late/DepartmentBar.tsx'
import { renderInShop, shown } from './renderBlocks.tsx'

const entry = (more: object) =>
  shown({
    id: 'm',
    type: 'menu-item',
    title: 'Footwear',
    target: { url: '/c/footwear', text: 'Footwear' },
    columns: [],
    ...more,
  }) as MenuItemBlock
const drawn = (more: object) => renderInShop(<DepartmentBar entries={[entry(more)]} />)

test('NAV-11 the icon of a menu entry is read from the logo path of the brand', async () => {
  expect(await drawn({ menuIcon: 'boot' })).toMatch(
    /<a [^>]*><img src="\/assets\/logos\/cairn\/boot\.svg" alt=""[^>]*\/>Footwear<\/a>/,
  )
  expect(await drawn({})).not.toContain('<img')
})

test('NAV-11 an icon may stand alone, and its title is still read out', async () => {
  expect(await drawn({ menuIcon: 'boot', titleVisibility: false })).toMatch(
    /boot\.svg"[^>]*\/><span class="visually-hidden">Footwear<\/span>/,
  )
})
