import { previewLimits } from '../configuration/constants.ts'

export type PreviewQuery = {
  readonly docType: string
  readonly layoutVariant?: string
  /** Documents a page: 10, 20 or 50. */
  readonly limit: number
  readonly page: number
}

/** CMS-11: what the preview's address asks for. Without a `docType` (VAL-45) there is nothing to ask. */
export const previewQuery = (parameters: Readonly<Record<string, string | undefined>>): PreviewQuery | undefined => {
  const docType = parameters['docType']?.trim()
  if (docType === undefined || docType === '') return undefined
  const layoutVariant = parameters['layoutVariant']?.trim()
  const page = Number(parameters['page'] ?? 1)
  return {
    docType,
    ...(layoutVariant === undefined || layoutVariant === '' ? {} : { layoutVariant }),
    limit: previewLimits.choices.find((choice) => String(choice) === parameters['limit']) ?? previewLimits.initial,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** CMS-14 */
export const previewOffset = ({ page, limit }: PreviewQuery): number => (page - 1) * limit
