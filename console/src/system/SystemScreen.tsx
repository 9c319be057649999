import './SystemScreen.css'
import type { ReactNode } from 'react'
import type { SystemState } from '../../../contracts/api/operator/systemEntities.ts'
import { readSystemAsOperator } from '../../../contracts/api/operator/systemApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { timeText } from '../parts/timeText.ts'
import { Toned } from '../parts/Toned.tsx'
import { addressOf, goTo } from '../shell/usePlace.ts'
import { ageText, headlineOf, partNames, queueNames, toneOf } from './systemText.ts'

/** OPR-37…39: how the shop does, as it was asked last. */
export const SystemScreen = () => {
  const { body, failure, reload } = useAnswer(readSystemAsOperator, {})
  return (
    <ScreenFrame
      title="System"
      action={
        <PressButton kind="second" onPress={reload}>
          Look again
        </PressButton>
      }
      {...(body ? { count: `As of ${timeText(body.at)}` } : {})}
    >
      {failure && <Refused message={failure.message} />}
      {body && (
        <div className="system">
          <p className="system-headline" role="status">
            {headlineOf(body)}
          </p>
          <Part title="Services">
            <dl className="system-list">
              {[...body.checks, ...body.services].map(({ name, reason }) => (
                <div key={name}>
                  <dt>{partNames[name] ?? name}</dt>
                  <dd>
                    <Toned {...toneOf(reason)} />
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title="Queues">
            <table className="system-table">
              <thead>
                <tr>
                  <th scope="col">Work that is due</th>
                  <th scope="col">Waiting</th>
                  <th scope="col">Oldest</th>
                </tr>
              </thead>
              <tbody>
                {body.queues.map(({ name, length, oldestSeconds }) => (
                  <tr key={name}>
                    <th scope="row">{queueNames[name] ?? name}</th>
                    <td>{length.toLocaleString('en')}</td>
                    <td>{length === 0 || oldestSeconds === null ? '' : ageText(oldestSeconds)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <a
              className="system-link"
              href={addressOf('letters')}
              onClick={(event) => {
                event.preventDefault()
                goTo('letters')
              }}
            >
              Letters that have not left
            </a>
          </Part>
          <Part title="Refusals since the start">
            <Refusals refusals={body.refusals} />
          </Part>
          <Part title="Faults of the server">
            <Faults faults={body.faults} />
          </Part>
          <Part title="Processes">
            <Processes state={body} />
          </Part>
          <Part title="Versions">
            <dl className="system-list">
              <div>
                <dt>Database schema</dt>
                <dd>
                  {body.schema.has} of {body.schema.wants} steps
                </dd>
              </div>
              <div>
                <dt>Catalogue</dt>
                <dd>version {body.catalogue}</dd>
              </div>
              <div>
                <dt>Content</dt>
                <dd>publication {body.content}</dd>
              </div>
            </dl>
          </Part>
        </div>
      )}
    </ScreenFrame>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="system-part">
    <h2>{title}</h2>
    {children}
  </section>
)

const Refusals = ({ refusals }: Pick<SystemState, 'refusals'>) =>
  refusals.length === 0 ? (
    <p className="system-soft">No call has been refused.</p>
  ) : (
    <table className="system-table">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Answers</th>
          <th scope="col">Latest</th>
        </tr>
      </thead>
      <tbody>
        {refusals.map(({ code, count, latest }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{count.toLocaleString('en')}</td>
            <td>{timeText(latest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

const Faults = ({ faults }: Pick<SystemState, 'faults'>) =>
  faults.length === 0 ? (
    <p className="system-soft">None since the start.</p>
  ) : (
    <ul className="system-faults">
      {faults.map(({ at, route, name, correlationId }) => (
        <li key={`${at} ${correlationId}`}>
          <b>{name}</b> {route}
          <span className="system-soft">
            {timeText(at)} · the log has more under <code>{correlationId}</code>
          </span>
        </li>
      ))}
    </ul>
  )

const Processes = ({ state: { processes } }: { readonly state: SystemState }) => (
  <table className="system-table">
    <thead>
      <tr>
        <th scope="col">Machine</th>
        <th scope="col">Calls</th>
        <th scope="col">Started</th>
      </tr>
    </thead>
    <tbody>
      {processes.map(({ machine, number, startedAt, requests }) => (
        <tr key={`${machine} ${number} ${startedAt}`}>
          <th scope="row">{number === null ? machine : `${machine}, process ${number}`}</th>
          <td>{requests.toLocaleString('en')}</td>
          <td>{timeText(startedAt)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
