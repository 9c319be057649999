import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeMedium, mediaToJudge, pictureFile } from '../../server/gallery/judgeMedia.ts'
import type { Db } from '../../server/storage/Tables.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { onDatabase } from '../command/onDatabase.ts'
import type { CommandResult } from '../command/onDatabase.ts'
import { anyText, option, refuse } from '../command/options.ts'

export type GalleryRequest =
  | { readonly _tag: 'List'; readonly folder: string | undefined }
  | { readonly _tag: 'Approve' | 'Hide'; readonly id: string }

/** `npm run gallery`: the pictures that shoppers send to the galleries, as long as there is no console for them. */
export const galleryArguments = defineCommand({
  name: 'gallery',
  positionals: 'list | approve ID | hide ID',
  options: { save: option('FOLDER', 'list: writes the listed pictures into this folder', anyText, undefined) },
  notes: `\`list\` prints the pictures that wait, and the shown ones that are reported, with the reasons. \`approve\` shows a
picture in its galleries and answers its reports; \`hide\` takes it out of them, and thirty days later it is deleted.
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
      return (await judgeMedium(db, request.id, 'shown', now)) ? done('The picture is shown.') : unknown(request.id)
    case 'Hide':
      return (await judgeMedium(db, request.id, 'hidden', now)) ? done('The picture is hidden.') : unknown(request.id)
  }
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
