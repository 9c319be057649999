import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { leftOutPhrase } from './entryPhrase.ts'
import type { RecordedLog } from './useRecordedLog.ts'
import type { Experiment } from './useWhatIf.ts'

/**
 * Diagnostics, a file that was not opened, a log that is not this shop's own, one that cannot be read to its end, and
 * commands that are switched off.
 */
export const RecorderBands = ({
  recorded,
  experiment,
}: {
  readonly recorded: RecordedLog
  readonly experiment: Experiment
}) => {
  const t = useCopy('debug')
  const shell = useCopy('shell')
  const { log, problem, backToOwn, forgetProblem } = recorded
  const { whatIf: answer } = experiment
  const trouble = log?.timeline.trouble ?? null
  return (
    <div className="recorder-bands">
      {problem !== null && (
        <div className="recorder-band" data-kind="problem" role="alert">
          <p>
            <b>{t.importFailed({ name: problem.file })}</b> {problem.line === null && t.importUnread()}
            {problem.line === 'report' && t.reportUnread()}
            {typeof problem.line === 'number' && t.importFailedLine({ line: problem.line, reason: problem.reason })}
          </p>
          <Button kind="link" onPress={forgetProblem}>
            {shell.ok()}
          </Button>
        </div>
      )}
      {log !== null && log.file !== null && (
        <div className="recorder-band" role="status">
          <p>
            <b>{t.fromFile({ name: log.file })}</b> {t.fromFileDetail()}
          </p>
          <Button kind="link" onPress={() => void backToOwn()}>
            {t.backToOwn()}
          </Button>
        </div>
      )}
      {log !== null && log.description !== null && (
        <div className="recorder-band" role="status">
          <p className="recorder-wrote">
            <b>{t.shopperWrote()}</b> {log.description}
          </p>
        </div>
      )}
      {trouble !== null && (
        <div className="recorder-band" data-kind="problem" role="alert">
          <p>{t.readTo({ seq: trouble.seq - 1, reason: trouble.reason })}</p>
        </div>
      )}
      {log !== null && log.diagnostics.length > 0 && (
        <div className="recorder-band" role="status">
          <p>
            <b>{t.onlyLogged()}</b>{' '}
            <span className="debug-mono">
              {log.diagnostics
                .toReversed()
                .map(({ kind, about, reason, times }) => `${kind} ${about} ${reason} ×${times}`)
                .join(', ')}
            </span>
          </p>
        </div>
      )}
      {answer !== null && (
        <div className="recorder-band" data-kind="experiment" role="status">
          <p>
            <b>{t.withoutTitle({ what: leftOutPhrase(t, experiment.leftOut) })}</b>{' '}
            {t.withoutDetail({
              count: answer.fates.length - answer.off.length,
              ms: Math.max(1, Math.round(answer.ms)),
            })}
          </p>
          <Button kind="link" onPress={experiment.end}>
            {t.backToTruth()}
          </Button>
        </div>
      )}
    </div>
  )
}
