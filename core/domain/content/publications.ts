import type { LocalizedDocument } from '../../../contracts/content/contentDocument.ts'

/** When something is shown: epoch ms, from the first instant on until just before the second. */
export type Validity = { readonly validFrom?: number; readonly validUntil?: number }

type Publication = { readonly document: Validity }

export const isValidAt = ({ validFrom = -Infinity, validUntil = Infinity }: Validity, now: number): boolean =>
  validFrom <= now && now < validUntil

/** CMS-01: of a document's publications, the last one first, what shoppers see: the last that is valid. */
export const shownPublication = <P extends Publication>(publications: readonly P[], now: number): P | undefined =>
  publications.find(({ document }) => isValidAt(document, now))

/** CMS-01: the publications, the last one first, that shoppers may still see. */
export const stillPublished = <P extends Publication>(publications: readonly P[], now: number): readonly P[] =>
  publications.filter(
    ({ document }, index) =>
      index === 0 ||
      (now < (document.validUntil ?? Infinity) &&
        !publications.slice(0, index).some((later) => isWithin(document, later.document, now))),
  )

/**
 * What became of a document's revisions at `now`: which one shoppers see, which they are to see later (the next one
 * first), and whether the latest was never among them, a draft. `publications`: the last one first.
 */
export const stagesOf = <P extends Publication & { readonly revision: number }>(
  publications: readonly P[],
  latest: number,
  now: number,
): { readonly shown: P | undefined; readonly scheduled: readonly P[]; readonly isDraft: boolean } => {
  const shown = shownPublication(publications, now)
  const scheduled = publications
    .filter(({ document: { validFrom = -Infinity } }) => validFrom > now)
    .toSorted((one, other) => (one.document.validFrom ?? 0) - (other.document.validFrom ?? 0))
  return { shown, scheduled, isDraft: !publications.some(({ revision }) => revision === latest) }
}

/**
 * CMS-01: the instant at which the schedules in an answer are evaluated, epoch ms: the server's when it answered, and
 * the time since `answeredAt`. Both `answeredAt` and `now` are of the device's clock, which may be wrong but only
 * measures that time. It decides itself about answers that do not tell their instant.
 */
export const scheduleInstant = ({ asOf }: Pick<LocalizedDocument, 'asOf'>, answeredAt: number, now: number): number =>
  asOf === undefined ? now : asOf + Math.max(0, now - answeredAt)

const isWithin = (inner: Validity, outer: Validity, now: number): boolean =>
  (outer.validFrom ?? -Infinity) <= Math.max(inner.validFrom ?? -Infinity, now) &&
  (inner.validUntil ?? Infinity) <= (outer.validUntil ?? Infinity)
