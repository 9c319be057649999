import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifestFile, readPageFiles } from '../../../server/site/pageFiles.ts'
import { siteFiles } from '../../../server/site/siteFiles.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-manifest-'))
  await mkdir(dirname(join(folder, manifestFile)))
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], css: ['assets/index.css'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    '_goods.js': { file: 'assets/goods.js', imports: ['_vendor.js', '_price.js'], css: ['assets/goods.css'] },
    '_price.js': { file: 'assets/price.js' },
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

test('a page’s files are everything it imports beyond the common start, each once', async () => {
  const filesOf = await readPageFiles(folder)
  const { scripts, styles } = filesOf(['src/home/HomePage.tsx', 'src/home/HomePage.tsx'])
  expect(scripts.toSorted()).toEqual(['/assets/HomePage.js', '/assets/goods.js', '/assets/price.js'])
  expect(styles.toSorted()).toEqual(['/assets/HomePage.css', '/assets/goods.css'])
})

test('a source that the build does not know has no files, and so has a site without a manifest', async () => {
  expect((await readPageFiles(folder))(['src/none.tsx'])).toEqual({ scripts: [], styles: [] })
  expect((await readPageFiles(join(folder, 'none')))(['src/home/HomePage.tsx'])).toEqual({ scripts: [], styles: [] })
})

test('the manifest is the server’s own: no path leads to it', async () => {
  expect([...(await siteFiles(folder)).keys()]).toEqual(['/index.html'])
})
