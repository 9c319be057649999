import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFile } from '../../server/gallery/judgeMedia.ts'
import { decide } from '../../server/operator/moderation/decide.ts'
import type { ModerationOutcome, ModerationChoice } from '../../server/operator/moderation/decide.ts'
import type { Submissions } from '../../server/operator/moderation/Submissions.ts'
import { questionSubmissions } from '../../server/operator/moderation/questionSubmissions.ts'
import { reviewSubmissions } from '../../server/operator/moderation/reviewSubmissions.ts'
import { unansweredQuestions } from '../../server/review/moderateQuestions.ts'
import { reportedReviews, waitingReviews } from '../../server/review/moderateReviews.ts'
import type { Publication } from '../../server/review/publication.ts'
import { inTransaction } from '../../server/storage/inTransaction.ts'
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

/** `npm run reviews`: what shoppers write, ask and report, for whoever has no console at hand. */
export const reviewsArguments = defineCommand({
  name: 'reviews',
  positionals: 'waiting | questions | answer ID TEXT | drop ID | reports | hide ID | show ID',
  options: {
    by: option('NAME', 'who answers', anyText, 'Cairn, Boulder'),
    save: option('FOLDER', 'waiting: writes the photos of the listed reviews into this folder', anyText, undefined),
  },
  notes: `\`waiting\` lists the reviews that nobody has looked at. \`show\` puts one on its product's page with its photos and
writes to the person who sent it; \`drop\` rejects it. \`questions\` lists unanswered questions. \`answer\` shows a
question with its answer on the product's page and writes to the person who asked; \`drop\` rejects it. What was
rejected is deleted thirty days later; until then \`show\`, \`answer\` and the console bring it back. \`reports\` lists
reported reviews, \`hide\` takes a review off its page and \`show\` puts it back. Each is in the console's audit trail.
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

/** In the console's audit trail, since a command is given none. */
const rejection: ModerationChoice = { _tag: 'Reject', reason: 'By npm run reviews' }

const resultOf = (outcome: ModerationOutcome, id: string, decided: string): CommandResult => {
  if (outcome._tag === 'Impossible') return { isDone: false, lines: [outcome.message] }
  return outcome._tag === 'Decided' ? done(decided) : unknown(id)
}

/** OPS-24: what is withdrawn has no page on which anything could be shown. Null: the goods were never the shop's. */
const productText = ({
  product_id: id,
  withdrawn,
}: {
  readonly product_id: string
  withdrawn: boolean | null
}): string => (withdrawn === false ? id : `${id} (withdrawn)`)

/** CAT-21, CAT-23, DLG-20, OPR-13: what each action does. */
export const runReviews = async (
  db: Db,
  request: ReviewsRequest,
  written: Omit<Publication, 'newId'>,
): Promise<CommandResult> => {
  const decideOn = (submissions: Submissions, id: string, choice: ModerationChoice): Promise<ModerationOutcome> =>
    inTransaction(db, (tx) => decide(tx, submissions, { id, choice }, null, { ...written, newId }))
  switch (request._tag) {
    case 'Questions': {
      const asked = await unansweredQuestions(db)
      return asked.length === 0
        ? done('No question waits for an answer.')
        : done(...asked.map((each) => `${each.id}  ${productText(each)}  ${each.nickname}: ${each.text}`))
    }
    case 'Waiting': {
      const waiting = await waitingReviews(db)
      if (request.folder !== undefined) await savePhotos(db, waiting, request.folder)
      return waiting.length === 0
        ? done('No review waits.')
        : done(
            ...waiting.map(
              ({ rating, nickname, title, text: words, pictures, ...review }) =>
                `${review.id}  ${productText(review)}  ${rating} of 5  ${pictures.length} photos  ${nickname}: ${title}: ${words}`,
            ),
          )
    }
    case 'Answer': {
      const reply = { text: request.text, by: request.by }
      const outcome = await decideOn(questionSubmissions, request.id, { _tag: 'Publish', answer: reply })
      return resultOf(outcome, request.id, 'The page shows the question with its answer.')
    }
    case 'Drop': {
      const asked = await decideOn(questionSubmissions, request.id, rejection)
      return asked._tag === 'Unknown'
        ? resultOf(await decideOn(reviewSubmissions, request.id, rejection), request.id, 'The review is rejected.')
        : resultOf(asked, request.id, 'The question is rejected.')
    }
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
      return resultOf(await decideOn(reviewSubmissions, request.id, rejection), request.id, 'The review is hidden.')
    case 'Show':
      return resultOf(
        await decideOn(reviewSubmissions, request.id, { _tag: 'Publish' }),
        request.id,
        'The review is shown.',
      )
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
  return onDatabase((db, { publicUrl, seller: { seller } }) =>
    runReviews(db, request, { now: Date.now(), publicUrl, seller }),
  )
}
