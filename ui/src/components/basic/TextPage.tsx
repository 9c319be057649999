import { Contours } from '../../art/Contours.tsx'
import { usePage } from './usePage.ts'
import './TextPage.css'

export interface TextPageProps {
  readonly title: string
  readonly detail: string
  /** Links. */
  readonly children?: React.ReactNode
}

/** A page with only a sentence and a link: nothing there, not loaded, not reachable. */
export const TextPage = ({ title, detail, children }: TextPageProps) => {
  usePage(title, detail)
  return (
    <section className="words-page">
      <Contours name="lost" fade />
      <div className="page words-page-words">
        <h1 className="title">{title}</h1>
        <p className="lede">{detail}</p>
        <div className="words-page-ways">{children}</div>
      </div>
    </section>
  )
}
