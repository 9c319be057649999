import './Section.css'

interface SectionProps {
  readonly title: string
  /** At the right edge of the heading. */
  readonly aside?: React.ReactNode
  readonly children: React.ReactNode
}

/** A part of a page with its own heading. */
export const Section = ({ title, aside, children }: SectionProps) => (
  <section className="page section">
    <div className="section-head">
      <h2 className="heading">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
