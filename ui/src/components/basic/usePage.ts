import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStorefront } from '../../bridge/StorefrontContext.ts'
import { announce } from './announce.ts'

/**
 * Every page names itself as soon as it knows its name; undefined = not yet. After a change of path the focus goes to
 * the page's main part and the title is announced once. The first page leaves the focus where the browser put it.
 */
export const usePage = (title: string | undefined, description?: string): void => {
  const { pathname } = useLocation()
  const { isRecording, heading } = useStorefront()
  if (title !== undefined) heading?.({ title: documentTitle(title), description })
  useEffect(() => {
    if (title === undefined || isRecording === true) return
    document.title = documentTitle(title)
    if (description !== undefined)
      document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    if (arrivedAt !== null && arrivedAt !== pathname) {
      document.querySelector('[rel=canonical]')?.setAttribute('href', pathname)
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      announce(title)
    }
    arrivedAt = pathname
  }, [title, description, pathname, isRecording])
}

const documentTitle = (title: string): string => (title.startsWith('Cairn') ? title : `${title} | Cairn`)

let arrivedAt: string | null = null
