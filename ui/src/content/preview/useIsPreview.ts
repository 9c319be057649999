import { useHref } from 'react-router-dom'

/** CMS-03: whether this page stands below `/pre`, so that its content is drafts. */
export const useIsPreview = (): boolean => useHref('/') !== '/'
