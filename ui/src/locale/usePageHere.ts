import { useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'

/** The present page. */
export const usePageHere = (): string => {
  const { pathname, search } = useLocation()
  return pageHere(pathname, search)
}

/** A page without its locale; '' for the page where another locale is chosen. */
export const pageHere = (pathname: string, search: string): string => {
  const { rest } = splitLocalePrefix(pathname)
  return rest === '/location-selector' ? '' : rest + search
}
