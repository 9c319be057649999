import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentMeasures } from '../../../core/domain/configuration/constants.ts'
import type { MenuItemBlock } from '../../../core/domain/content/shopAll.ts'
import { DepartmentBar } from '../../../ui/src/shell/late/DepartmentBar.tsx'
import { renderBlocks, renderInShop, shown } from './renderBlocks.tsx'

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

const styleOf = (file: string, selector: string): string => {
  const source = readFileSync(new URL(`../../../ui/src/${file}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
  return source.slice(source.indexOf(`${selector} {`)).split('}')[0] ?? ''
}

test('NAV-10 a word of the bar is as high as the navigation, and a panel has six columns of one width', async () => {
  expect(await drawn({})).toMatch(/<a [^>]*class="department"/)
  expect(styleOf('shell/late/DepartmentBar.css', ' .department')).toContain(
    `min-height: ${contentMeasures.navigation};`,
  )
  expect(await renderBlocks([entry({})])).toContain('<div class="menu-item-columns">')
  expect(styleOf('blocks/menu/MenuItemBlock.css', ' .menu-item-columns')).toContain(
    'grid-template-columns: repeat(6, minmax(0, 1fr));',
  )
})
