import { Kysely } from 'kysely'
import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import type { VirtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { saveDraft } from '../../../server/content/contentStore.ts'
import { publish } from '../../../server/content/publishing.ts'
import { nameOfAddress } from '../../../server/content/storedDocuments.ts'
import type { Db, Tables } from '../../../server/storage/Tables.ts'
import type { Chance } from '../Chance.ts'
import type { SimulatedDatabase } from '../server/SimulatedDatabase.ts'
import { pausedDialect } from '../server/pausedDialect.ts'
import type { Story } from '../world/Story.ts'
import { publicationLedger } from './publicationLedger.ts'
import type { PublicationLedger } from './publicationLedger.ts'
import { editionOf, stageDocuments } from './stageDocuments.ts'
import type { StageDocument } from './stageDocuments.ts'

/** What is published while shoppers read it. Its own chance leaves the steps of worlds without it as they are. */
export type WorldContent = {
  readonly chance: Chance
  /** What is published in this world; the others stay in their first edition. */
  readonly documents: readonly [StageDocument, ...StageDocument[]]
  readonly ledger: PublicationLedger
  readonly editor: StageEditor
}

type Settings = {
  readonly database: SimulatedDatabase
  readonly clock: VirtualClock
  readonly chance: Chance
  /** Content is published, whatever chance says. */
  readonly isWanted: boolean
  readonly isSlow: boolean
  /** How long the editor pauses before a statement, ms; 0 = not at all. */
  readonly pauseMs: () => number
  readonly story: Story
  readonly onMark: (name: string) => void
  readonly onFault: (fault: string) => void
}

/** Null in most worlds, so that a run of all seeds takes hardly longer. */
export const worldContent = ({
  database,
  clock,
  chance,
  isWanted,
  isSlow,
  pauseMs,
  story,
  onMark,
  onFault,
}: Settings): WorldContent | null => {
  if (!chance.percent(publishingPercent) && !isWanted) return null
  const ledger = publicationLedger(clock.now, isSlow ? visibleWithinMs.slow : visibleWithinMs.usual)
  const documents = [chance.pick(stageDocuments), chance.pick(stageDocuments)] as const
  const db = editorsDb(database, clock, pauseMs)
  return {
    chance,
    documents,
    ledger,
    editor: stageEditor({ db, clock, chance, documents, ledger, story, onMark, onFault }),
  }
}

/** Somebody at `npm run content`, who saves and publishes one document after another. */
export type StageEditor = {
  /** Begins the next piece of work, unless the last one is still being done. */
  readonly act: () => void
  readonly isBusy: () => boolean
}

type EditorSettings = {
  /** The command's own connection, whose statements the schedule may interrupt. */
  readonly db: Db
  readonly clock: Clock
  readonly chance: Chance
  readonly documents: readonly [StageDocument, ...StageDocument[]]
  readonly ledger: PublicationLedger
  readonly story: Story
  readonly onMark: (name: string) => void
  readonly onFault: (fault: string) => void
}

const stageEditor = ({ db, clock, chance, documents, ledger, story, onMark, onFault }: EditorSettings): StageEditor => {
  const by = () => ({ author: 'editor', now: clock.now() })

  const save = async (document: StageDocument, edition: number, validFrom: number | null): Promise<number> => {
    const saved = await saveDraft(db, editionOf(document, edition, validFrom === null ? {} : { validFrom }), by())
    if (saved._tag === 'Saved') return saved.revision
    throw new Error(saved.faults.map(({ message }) => message).join(' '))
  }

  const show = async (
    document: StageDocument,
    publication: { readonly edition: number; readonly revision: number; readonly validFrom: number },
  ): Promise<void> => {
    const entry = ledger.begin(document, publication)
    const isDone = await publish(db, document, publication.revision, by())
    if (isDone) entry.done = clock.now()
    else throw new Error(`there is no revision ${publication.revision}`)
  }

  const work = async (): Promise<void> => {
    const document = chance.pick(documents)
    const name = nameOfAddress(document)
    const [earlier] = ledger.publicationsOf(document)
    if (earlier && chance.percent(10)) {
      onMark('content taken back')
      story.tell(`editor: takes ${name} back to edition ${earlier.edition}`)
      return show(document, earlier)
    }
    const edition = ledger.nextEdition()
    const validFrom = chance.percent(25) ? clock.now() + 100 + chance.below(10_000) : null
    story.tell(`editor: saves edition ${edition} of ${name}${validFrom === null ? '' : `, to be shown later`}`)
    const revision = await save(document, edition, validFrom)
    if (chance.percent(30)) return onMark('content left as a draft')
    onMark(validFrom === null ? 'content published' : 'content scheduled')
    await show(document, { edition, revision, validFrom: validFrom ?? -Infinity })
    story.tell(`editor: has published edition ${edition} of ${name}`)
  }

  let isBusy = false
  return {
    isBusy: () => isBusy,
    act: () => {
      if (isBusy) return
      isBusy = true
      void work()
        .catch((error: unknown) => onFault(`the editor failed: ${String(error)}`))
        .finally(() => (isBusy = false))
    },
  }
}

/** In this many of a hundred worlds, content is published and read. */
const publishingPercent = 8

/** After this time every server has learned of a publication; a slow one pauses three times for each statement. */
const visibleWithinMs = { usual: 2_000, slow: 30_000 }

/** `npm run content` is a process of its own. */
const editorsDb = ({ driver }: SimulatedDatabase, clock: VirtualClock, pauseMs: () => number): Db => {
  const pause = async (): Promise<void> => {
    const ms = pauseMs()
    if (ms > 0) await new Promise<void>((resolve) => void clock.setTimer(ms, resolve))
  }
  return new Kysely<Tables>({ dialect: pausedDialect(driver, pause).dialect })
}
