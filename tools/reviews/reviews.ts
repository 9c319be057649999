import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile } from '../../server/gallery/judgeMedia.ts'
import {
  answerQuestion,
  dropQuestion,
  dropReview,
  publishReview,
  reportedReviews,
  setHidden,
  unansweredQuestions,
  waitingReviews,
} from '../../server/review/moderation.ts'
import type { Publication } from '../../server/review/moderation.ts'
import { newId } from '../../server/storage/newId.ts'
import type { Db } from '../../server/storage/Tables.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { onDatabase } from '../command/onDatabase.ts'
import type { CommandResult } from '../command/onDatabase.ts'
import { anyText, option, refuse } from '../command/options.ts'

export type ReviewsRequest =
  | { readonly _tag: 'Questions' }
  | { readonly _tag: 'Waiting'; readonly folder: string | undefined }
  | { readonly _tag: 'Reports' }
  | { readonly _tag: 'Answer'; readonly id: string; readonly text: string; readonly by: string }
  | { readonly _tag: 'Drop'; readonly id: string }
  | { readonly _tag: 'Hide'; readonly id: string }
  | { readonly _tag: 'Show'; readonly id: string }

/** `npm run reviews`: what shoppers ask and report, as long as there is no console for it. */
export const reviewsArguments = defineCommand({
  name: 'reviews',
  positionals: 'waiting | questions | answer ID TEXT | drop ID | reports | hide ID | show ID',
  options: {
    by: option('NAME', 'who answers', anyText, 'Cairn, Boulder'),
    save: option('FOLDER', 'waiting: writes the photos of the listed reviews into this folder', anyText, undefined),
  },
  notes: `\`waiting\` lists the reviews that nobody has looked at. \`show\` puts one on its product's page with its photos and
writes to the person who sent it; \`drop\` removes it unseen. \`questions\` lists unanswered questions. \`answer\` shows a
question with its answer on the product's page and writes to the person who asked; \`drop\` removes it without showing
it. \`reports\` lists reported reviews, \`hide\` takes a review off its page and \`show\` puts it back.
The stars of lists and products change within seconds.
The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL.
Exit code: 0 done, 2 wrong arguments or an unknown id.`,
  request: ({ values: { by, save }, positionals: [action, id = '', ...words] }): ReviewsRequest => {
    switch (action) {
      case 'questions':
        return { _tag: 'Questions' }
      case 'reports':
        return { _tag: 'Reports' }
      case 'waiting':
        return { _tag: 'Waiting', folder: save }
      case 'answer':
        return words.length === 0
          ? refuse('Give the id of a question and the answer.')
          : { _tag: 'Answer', id, text: words.join(' '), by }
      case 'drop':
        return { _tag: 'Drop', id: named(id) }
      case 'hide':
        return { _tag: 'Hide', id: named(id) }
      case 'show':
        return { _tag: 'Show', id: named(id) }
      default:
        return refuse('Give one of: waiting, questions, answer, drop, reports, hide, show.')
    }
  },
})

const named = (id: string): string => (id === '' ? refuse('Give the id, as the list prints it.') : id)

const done = (...lines: readonly string[]): CommandResult => ({ isDone: true, lines })
const unknown = (id: string): CommandResult => ({ isDone: false, lines: [`There is nothing with the id ${id}.`] })

/** CAT-21, CAT-23, DLG-20: what each action does. */
export const runReviews = async (
  db: Db,
  request: ReviewsRequest,
  { now, publicUrl }: Pick<Publication, 'now' | 'publicUrl'>,
): Promise<CommandResult> => {
  const publication: Publication = { now, newId, publicUrl }
  switch (request._tag) {
    case 'Questions': {
      const asked = await unansweredQuestions(db)
      return asked.length === 0
        ? done('No question waits for an answer.')
        : done(...asked.map((each) => `${each.id}  ${each.product_id}  ${each.nickname}: ${each.text}`))
    }
    case 'Waiting': {
      const waiting = await waitingReviews(db)
      if (request.folder !== undefined) await savePhotos(db, waiting, request.folder)
      return waiting.length === 0
        ? done('No review waits.')
        : done(
            ...waiting.map(
              ({ id, product_id: product, rating, nickname, title, text: words, pictures }) =>
                `${id}  ${product}  ${rating} of 5  ${pictures.length} photos  ${nickname}: ${title}: ${words}`,
            ),
          )
    }
    case 'Answer': {
      const isAnswered = await db
        .transaction()
        .execute((tx) =>
          answerQuestion(tx, { questionId: request.id, text: request.text, by: request.by }, publication),
        )
      return isAnswered ? done('The page shows the question with its answer.') : unknown(request.id)
    }
    case 'Drop':
      if (await dropQuestion(db, request.id)) return done('The question is removed.')
      return (await db.transaction().execute((tx) => dropReview(tx, request.id)))
        ? done('The review is removed.')
        : unknown(request.id)
    case 'Reports': {
      const reported = await reportedReviews(db)
      return reported.length === 0
        ? done('No review is reported.')
        : done(
            ...reported.map(({ reviewId, reports, isHidden, title, text: words, reasons }) =>
              [`${reviewId}  ${reports} reports${isHidden ? ', hidden' : ''}  ${title}: ${words}`, ...reasons].join(
                '\n    ',
              ),
            ),
          )
    }
    case 'Hide':
      return (await setHidden(db, request.id, now)) ? done('The review is hidden.') : unknown(request.id)
    case 'Show':
      return (await setHidden(db, request.id, null)) ||
        (await db.transaction().execute((tx) => publishReview(tx, request.id, publication)))
        ? done('The review is shown.')
        : unknown(request.id)
  }
}

/** Each named by its review and its place. */
const savePhotos = async (
  db: Db,
  waiting: Awaited<ReturnType<typeof waitingReviews>>,
  folder: string,
): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const { id, pictures } of waiting)
    for (const [place, picture] of pictures.entries()) {
      const file = await pictureFile(db, { id: `${id}-${place + 1}`, picture_id: picture })
      if (file) writeFileSync(join(folder, file.name), file.bytes)
    }
}

/** `npm run reviews -- questions`: works on the shop's database; an embedded one must not be in use by the shop. */
export const main = (): Promise<void> => {
  const request = reviewsArguments.readOrExit()
  return onDatabase((db, { publicUrl }) => runReviews(db, request, { now: Date.now(), publicUrl }))
}
