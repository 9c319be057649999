import './GatePage.css'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Brand } from '../parts/Brand.tsx'

/** What stands before the console: one column with a title. */
export const GatePage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · Cairn Console`
  }, [title])
  return (
    <main className="gate">
      <Brand />
      <h1 className="gate-title">{title}</h1>
      {children}
    </main>
  )
}
