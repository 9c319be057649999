import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifestFile, readPageFiles } from '../../../server/site/pageFiles.ts'
import { siteFiles } from '../../../server/site/siteFiles.ts'

let folder: string
const page = 'src/home/HomePage.tsx'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-manifest-'))
  await mkdir(dirname(join(folder, manifestFile)))
  const goods = { file: 'assets/goods.js', imports: ['_vendor.js', '_price.js'], css: ['assets/goods.css'] }
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], css: ['assets/index.css'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    '_goods.js': goods,
    '_price.js': { file: 'assets/price.js' },
    'src/start.ts': { file: 'assets/vendor.js' },
    ...Object.fromEntries(['src/goods/Price.tsx', 'src/goods/Name.tsx'].map((source) => [source, goods])),
    'src/home/HomePage.tsx': {
      file: 'assets/HomePage.js',
      imports: ['index.html', '_goods.js'],
      css: ['assets/HomePage.css', 'assets/goods.css'],
    },
  }
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest))
  await writeFile(join(folder, 'index.html'), '')
})
afterAll(() => rm(folder, { recursive: true }))

describe('the files of a drawn page', () => {
  test('a page’s files are everything it imports beyond the common start, each once', async () => {
    const filesOf = await readPageFiles(folder)
    const { scripts, styles } = filesOf({ sources: [page, page], lateSources: [] })
    expect(scripts.toSorted()).toEqual(['/assets/HomePage.js', '/assets/goods.js', '/assets/price.js'])
    expect(styles.toSorted()).toEqual(['/assets/HomePage.css', '/assets/goods.css'])
  })

  test('CMS-61 what comes to life later has its styles in the page, and its scripts are not asked for', async () => {
    const filesOf = await readPageFiles(folder)
    const { scripts, styles } = filesOf({ sources: [], lateSources: [page] })
    expect(scripts).toEqual([])
    expect(styles.toSorted()).toEqual(['/assets/HomePage.css', '/assets/goods.css'])
  })

  test('two sources in one chunk have its files once', async () => {
    const filesOf = await readPageFiles(folder)
    const { scripts } = filesOf({ sources: ['src/goods/Price.tsx', 'src/goods/Name.tsx'], lateSources: [] })
    expect(scripts.toSorted()).toEqual(['/assets/goods.js', '/assets/price.js'])
  })

  test('a source in the chunk that every page begins with adds nothing', async () => {
    const filesOf = await readPageFiles(folder)
    expect(filesOf({ sources: ['src/start.ts'], lateSources: [] })).toEqual({ scripts: [], styles: [] })
  })

  test('a source that the build does not know is an error, not a page that comes to life late', async () => {
    const filesOf = await readPageFiles(folder)
    expect(() => filesOf({ sources: ['src/none.tsx'], lateSources: [] })).toThrow('no file for src/none.tsx')
    expect(() => filesOf({ sources: [], lateSources: ['src/none.tsx'] })).toThrow('no file for src/none.tsx')
  })

  test('a site without a manifest has none', async () => {
    const filesOf = await readPageFiles(join(folder, 'none'))
    expect(filesOf({ sources: [page], lateSources: [] })).toEqual({ scripts: [], styles: [] })
  })
})

test('the manifest is the server’s own: no path leads to it', async () => {
  expect([...(await siteFiles(folder)).keys()]).toEqual(['/index.html'])
})
