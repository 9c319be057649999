import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaToJudge, pictureFile } from '../../server/gallery/judgeMedia.ts'
import { decide } from '../../server/operator/moderation/decide.ts'
import type { ModerationChoice } from '../../server/operator/moderation/decide.ts'
import { photoSubmissions } from '../../server/operator/moderation/photoSubmissions.ts'
import { inTransaction } from '../../server/storage/inTransaction.ts'
import { newId } from '../../server/storage/newId.ts'
import type { Db } from '../../server/storage/Tables.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { onDatabase } from '../command/onDatabase.ts'
import type { CommandResult } from '../command/onDatabase.ts'
import { anyText, option, refuse } from '../command/options.ts'
import { demonstrationSeller } from '../../server/kit/seller.ts'

export type GalleryRequest =
  | { readonly _tag: 'List'; readonly folder: string | undefined }
  | { readonly _tag: 'Approve' | 'Hide'; readonly id: string }

/** `npm run gallery`: the pictures that shoppers send to the galleries, for whoever has no console at hand. */
export const galleryArguments = defineCommand({
  name: 'gallery',
  positionals: 'list | approve ID | hide ID',
  options: { save: option('FOLDER', 'list: writes the listed pictures into this folder', anyText, undefined) },
  notes: `\`list\` prints the pictures that wait, and the shown ones that are reported, with the reasons. \`approve\` shows a
picture in its galleries and answers its reports; \`hide\` takes it out of them, and thirty days later it is deleted.
Each is in the console's audit trail.
The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL.
Exit code: 0 done, 2 wrong arguments or an unknown id.`,
  request: ({ values: { save }, positionals: [action, id = ''] }): GalleryRequest => {
    switch (action) {
      case 'list':
        return { _tag: 'List', folder: save }
      case 'approve':
        return { _tag: 'Approve', id: named(id) }
      case 'hide':
        return { _tag: 'Hide', id: named(id) }
      default:
        return refuse('Give one of: list, approve, hide.')
    }
  },
})

const named = (id: string): string => (id === '' ? refuse('Give the id, as the list prints it.') : id)

const done = (...lines: readonly string[]): CommandResult => ({ isDone: true, lines })
const unknown = (id: string): CommandResult => ({ isDone: false, lines: [`There is no picture with the id ${id}.`] })

/** What each action does. `now`: epoch ms. */
export const runGallery = async (db: Db, request: GalleryRequest, now: number): Promise<CommandResult> => {
  switch (request._tag) {
    case 'List': {
      const media = await mediaToJudge(db)
      if (request.folder !== undefined) await savePictures(db, media, request.folder)
      if (media.length === 0) return done('No picture waits, and none is reported.')
      return done(
        ...media.map(({ id, status, name, caption, product_ids: products, reports, reasons }) =>
          [
            `${id}  ${status === 'waiting' ? 'waits' : `${reports} reports`}  ${products.join(', ')}  ${name}: ${caption}`,
            ...reasons,
          ].join('\n    '),
        ),
      )
    }
    case 'Approve':
      return decideOn(db, request.id, { _tag: 'Publish' }, now, 'The picture is shown.')
    case 'Hide':
      return decideOn(db, request.id, { _tag: 'Reject', reason: 'By npm run gallery' }, now, 'The picture is hidden.')
  }
}

/** OPR-13 */
const decideOn = async (
  db: Db,
  id: string,
  choice: ModerationChoice,
  now: number,
  decided: string,
): Promise<CommandResult> => {
  // Nobody gets a letter about a picture.
  const publication = { now, newId: () => newId(), publicUrl: '', seller: demonstrationSeller }
  const outcome = await inTransaction(db, (tx) => decide(tx, photoSubmissions, { id, choice }, null, publication))
  if (outcome._tag === 'Impossible') return { isDone: false, lines: [outcome.message] }
  return outcome._tag === 'Decided' ? done(decided) : unknown(id)
}

const savePictures = async (
  db: Db,
  media: readonly { readonly id: string; readonly picture_id: string | null }[],
  folder: string,
): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const medium of media) {
    const file = await pictureFile(db, medium)
    if (file) writeFileSync(join(folder, file.name), file.bytes)
  }
}

/** `npm run gallery -- list`: works on the shop's database; an embedded one must not be in use by the shop. */
export const main = (): Promise<void> => {
  const request = galleryArguments.readOrExit()
  return onDatabase((db) => runGallery(db, request, Date.now()))
}
