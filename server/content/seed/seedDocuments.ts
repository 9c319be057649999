import type { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'
import type { Site } from '../../../core/domain/locale/locales.ts'
import { catalogueDocuments } from './catalogueDocuments.ts'
import { fragmentDocuments } from './fragmentDocuments.ts'
import { frameDocuments } from './frameDocuments.ts'
import { hubDocuments } from './hubDocuments.ts'
import { journalArticles } from './journalArticles.ts'
import { firstBoots } from './landing/firstBoots.ts'
import { hutToHut } from './landing/hutToHut.ts'
import { openBench } from './landing/openBench.ts'
import { washAndProof } from './landing/washAndProof.ts'
import { wetDays } from './landing/wetDays.ts'
import { winterWalking } from './landing/winterWalking.ts'
import { noticeDocuments } from './noticeDocuments.ts'
import { pageDocuments } from './pageDocuments.ts'
import type { SeedDocument } from './SeedDocument.ts'
import { shopPages } from './shopPages.ts'
import { slotDocuments } from './slotDocuments.ts'

/** For both sites, in English and French; other languages fall back to English. */
export const seedDocuments = (): readonly (typeof ContentDocument.Encoded)[] =>
  sites.flatMap((site) =>
    written.map(({ body, ...document }) => ({
      ...document,
      site,
      bodies: { en: body((english) => english), fr: body((_english, french) => frenchSpaces(french)) },
    })),
  )

/** These six together show every kind of block that a page may have. */
export const landingPages: readonly SeedDocument[] = [
  firstBoots,
  hutToHut,
  openBench,
  washAndProof,
  wetDays,
  winterWalking,
]

const written: readonly SeedDocument[] = [
  ...frameDocuments,
  ...noticeDocuments,
  ...pageDocuments,
  ...hubDocuments,
  ...landingPages,
  ...journalArticles,
  ...shopPages,
  ...slotDocuments,
  ...fragmentDocuments,
  ...catalogueDocuments(),
]

const sites: readonly Site[] = ['NA', 'EMEA']
