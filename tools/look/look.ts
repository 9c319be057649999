import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, option, refuse } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { runCommand } from '../suite/runCommand.ts'

/** Without a trailing slash. */
const shopAddress = (text: string): string =>
  URL.canParse(text) && /^https?:\/\//.test(text)
    ? text.replace(/\/+$/, '')
    : refuse(`--url takes an address such as http://localhost:4173, not "${text}".`)

export const lookArguments = defineCommand({
  name: 'look',
  options: {
    url: option(
      'ADDRESS',
      'a running shop, such as http://localhost:4173; by default one is started on a free port',
      shopAddress,
      null,
    ),
    only: option('TEXT', 'only the walk whose title contains TEXT, such as "browsing, 390, light"', anyText, null),
  },
  notes: `Writes reports/look/*.png and reports/look/index.html.
Exit code: 0 every state was reached, 1 a state was not, 2 wrong arguments.`,
  request: ({ values }) => ({ _tag: 'Look', ...values }) as const,
})

/**
 * `npm run look -- [--url ADDRESS] [--only TEXT]`: takes pictures of every screen and state, at two widths and in two
 * themes.
 */
export const main = async (): Promise<void> => {
  const asked = lookArguments.readOrExit()
  const folder = join(projectRoot, 'reports', 'look')
  mkdirSync(folder, { recursive: true })
  const { code } = await runCommand(
    'vitest',
    ['run', '--project', 'look', ...(asked.only === null ? [] : ['-t', asked.only])],
    {
      env: { ...process.env, CAIRN_URL: asked.url ?? '', CAIRN_PICTURES: folder },
    },
  )
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
  writeFileSync(join(folder, 'index.html'), contactSheetOf(names))
  console.log(`${names.length} pictures: ${join(folder, 'index.html')}`)
  process.exitCode = code === 0 ? 0 : 1
}

/**
 * All pictures of a folder on one page, a row for each state; click a picture to open it in full. `names` as made by
 * pictureName.
 */
export const contactSheetOf = (names: readonly string[]): string => {
  const sorted = names.toSorted()
  const rows = [...new Set(sorted.map(stateOf))].map((state) => ({
    state,
    pictures: sorted.filter((name) => stateOf(name) === state),
  }))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Cairn, every screen</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a201b; background: #f4f4ed }
section { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem; align-items: start; padding-block: 1rem; border-top: 1px solid #d3d4c8 }
h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem }
figure { margin: 0 }
img { display: block; width: 100%; max-height: 60rem; object-fit: cover; object-position: top }
</style>
<h1>Every screen</h1>
${rows.map(rowOf).join('\n')}
</html>
`
}

const rowOf = ({ state, pictures }: { readonly state: string; readonly pictures: readonly string[] }): string =>
  `<section><h2>${state}</h2>${pictures.map((name) => `<figure><a href="${name}"><img loading="lazy" src="${name}" alt="${captionOf(name)}"></a><figcaption>${captionOf(name)}</figcaption></figure>`).join('')}</section>`

const stateOf = (name: string): string => name.replace(/^\d+-(.*)-\d+-(light|dark)\.png$/, '$1').replaceAll('-', ' ')

const captionOf = (name: string): string => name.replace(/^.*-(\d+)-(light|dark)\.png$/, '$1 px, $2')

/** A picture of one state: its position in the walk, what it shows, its width (CSS px) and theme. */
type Picture = {
  readonly place: number
  readonly state: string
  readonly width: 390 | 1440
  readonly isDark: boolean
}

/** Sorting by name keeps the pictures of a state together and the states in walking order. */
export const pictureName = ({ place, state, width, isDark }: Picture): string =>
  `${String(place).padStart(2, '0')}-${state.toLowerCase().replace(/[^a-z]+/g, '-')}-${width}-${isDark ? 'dark' : 'light'}.png`
