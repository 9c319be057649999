import { describe, expect, test } from 'vitest'
import type { ContentFamily } from '../../../contracts/content/contentDocument.ts'
import { contentVersion } from '../../../server/content/contentState.ts'
import { saveDraft } from '../../../server/content/contentStore.ts'
import { publish } from '../../../server/content/publishing.ts'
import { listLatest, listPublications, readLatest, readPublications } from '../../../server/content/storedDocuments.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { mortalDialect } from '../killed/mortalDialect.ts'
import { richText, samplePage, save, saveAndPublish } from './sampleContent.ts'

/** Fails at the statement with this number, counted from now. */
let failsAt = Infinity
const storage = await closeAfterAll(
  openTestStorage((dialect) =>
    mortalDialect(dialect, async () => {
      failsAt -= 1
      if (failsAt === 0) throw new Error('The database is gone.')
    }),
  ),
)
const { db } = storage
const by = { author: 'Wren', now: 1_800_000_000_000 }
const at = (key: string) => ({ site: 'NA', family: 'page', key }) as const

const withBlock = (...blocks: readonly object[]) => ({
  ...samplePage('x', 'x'),
  bodies: { en: { name: 'x', slots: { main: blocks } } },
})

describe('what an editor saves', () => {
  test('CMS-01 each save is a revision, and shoppers see none before it is published', async () => {
    expect(await save(db, samplePage('saved', 'One'))).toBe(1)
    expect(await save(db, samplePage('saved', 'Two'))).toBe(2)
    expect(await readPublications(db, at('saved'))).toEqual([])
    expect((await readLatest(db, at('saved')))?.document.bodies['en']?.name).toBe('Two (en)')
  })

  const broken = { id: 'hero', type: 'hero', variant: 'standard', targets: [{ text: 'Go', url: 'javascript:1' }] }
  test.each([
    ['no document', 'a page', '', 'This is not a content document.'],
    ['a key with spaces', { ...samplePage('x', 'x'), key: 'a b' }, 'key', 'The field key is missing'],
    ['another site', { ...samplePage('x', 'x'), site: 'MOON' }, 'site', 'The field site is missing'],
    ['no day of the year', samplePage('x', 'x', { validFrom: '2026-02-30T00:00:00Z' }), 'validFrom', 'validFrom'],
    ['no language of the site', { ...samplePage('x', 'x'), bodies: {} }, 'bodies', 'no text in a language of the'],
    ['an unknown block', withBlock({ id: 'a', type: 'marquee' }), 'bodies.en.slots.main.0', 'unknown kind marquee'],
    [
      'a script as an address',
      withBlock(broken),
      'bodies.en.slots.main.0.targets.0.url',
      'The field targets.0.url of the block hero in bodies.en.slots.main.0 is missing or not of the expected form.',
    ],
    [
      'a block where it may not stand',
      withBlock({ id: 'bar', type: 'promo-bar', closable: true, messages: [richText('x')] }),
      'bodies.en.slots.main.0',
      'A block rich-text is not allowed where it is',
    ],
    ['an id twice', withBlock(richText('a'), richText('b')), 'bodies.en.slots', 'The id text is used by more than one'],
  ])('CMS-06 %s is refused with its path and a sentence', async (_title, json, path, sentence) => {
    const refused = await saveDraft(db, json, by)
    if (refused._tag !== 'Invalid') throw new Error('It was saved.')
    expect(refused.faults.map((fault) => fault.path)).toEqual([path])
    expect(refused.faults[0]?.message).toContain(sentence)
  })

  test('CMS-06 every invalid block is named, and nothing is saved', async () => {
    const refused = await saveDraft(db, { ...withBlock({ type: 'a' }, {}, richText('x')), key: 'faulty' }, by)
    expect(refused).toMatchObject({ faults: [{ path: 'bodies.en.slots.main.0' }, { path: 'bodies.en.slots.main.1' }] })
    expect(await readLatest(db, at('faulty'))).toBeUndefined()
  })
})

describe('publishing', () => {
  test('CMS-01 moves the pointer, increases the version, and takes a later revision back', async () => {
    await save(db, samplePage('moved', 'One'))
    await save(db, samplePage('moved', 'Two'))
    const before = await contentVersion(db)
    for (const revision of [2, 1]) {
      expect(await publish(db, at('moved'), revision, by)).toBe(true)
      expect((await readPublications(db, at('moved'))).map((each) => each.revision)).toEqual([revision])
    }
    expect(await contentVersion(db)).toBe(before + 2)
  })

  test('CMS-01 a revision or a document that does not exist is not published', async () => {
    const version = await contentVersion(db)
    await save(db, samplePage('one', 'One'))
    for (const [key, revision] of [
      ['one', 2],
      ['one', 0],
      ['none', 1],
    ] as const)
      expect(await publish(db, at(key), revision, by)).toBe(false)
    expect(await readPublications(db, at('one'))).toEqual([])
    expect(await contentVersion(db)).toBe(version)
  })

  test('CMS-01 an error at any statement leaves the old or the new page and its version, never half', async () => {
    await saveAndPublish(db, samplePage('whole', 'Old'))
    await save(db, samplePage('whole', 'New'))
    const old = { revision: 1, version: await contentVersion(db) }
    const shown = async () => ({
      revision: (await readPublications(db, at('whole')))[0]?.revision,
      version: await contentVersion(db),
    })
    const seen: boolean[] = []
    for (let statement = 1; seen.at(-1) !== true; statement += 1) {
      failsAt = statement
      const isDone = await publish(db, at('whole'), 2, by).catch(() => false)
      failsAt = Infinity
      seen.push(isDone)
      const now = await shown()
      // A commit whose answer was lost has been done.
      if (!isDone && now.revision === 1) expect(now).toEqual(old)
      else expect(now).toEqual({ revision: 2, version: old.version + 1 })
      if (!isDone && now.revision === 2) break
    }
    expect(seen.length).toBeGreaterThan(6)
  })

  test('CMS-01 editors who save at the same time get a revision each', async () => {
    const revisions = await Promise.all([1, 2, 3, 4].map((n) => save(db, samplePage('busy', String(n)))))
    expect(revisions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  })
})

test('CMS-01 a list has the documents of a site by family and key, as shoppers or editors see them', async () => {
  await saveAndPublish(db, samplePage('list-b', 'B', { site: 'EMEA', family: 'modal' }))
  await saveAndPublish(db, samplePage('list-a', 'A', { site: 'EMEA', family: 'modal' }))
  await save(db, samplePage('list-c', 'C', { site: 'EMEA' }))
  const latest = async (family?: ContentFamily) =>
    (await listLatest(db, 'EMEA', family)).map(({ document }) => document.key)
  const published = (await listPublications(db, 'EMEA')).map((each) => each.map(({ document }) => document.key))
  expect(published).toEqual([['list-a'], ['list-b']])
  expect(await latest()).toEqual(['list-a', 'list-b', 'list-c'])
  expect(await latest('page')).toEqual(['list-c'])
})
