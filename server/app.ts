import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { diagnosticsUpload } from '../contracts/diagnosticsUpload.ts'
import { reportUpload } from '../contracts/reportUpload.ts'
import { providerPath } from '../core/domain/payment/providerPage.ts'
import { botCheckRoutes } from './botCheck/botCheckRoutes.ts'
import { letterDrawing, servePicture } from './catalog/servePicture.ts'
import { galleryRoutes } from './gallery/galleryRoutes.ts'
import { reviewPhotoRoutes } from './review/reviewPhotos.ts'
import { answerUnknownPath, localUrl, mountEndpoints } from './http/mountEndpoints.ts'
import type { EndpointDeps } from './http/mountEndpoints.ts'
import { openApiFile } from './http/openApiFile.ts'
import { correlationIdOf, failureReply, sendReply } from './kit/reply.ts'
import { endConnections, healthRoutes } from './health/healthRoutes.ts'
import { openReadiness } from './health/readiness.ts'
import type { Readiness } from './health/readiness.ts'
import { securityHeaders, strictTransport } from './kit/securityHeaders.ts'
import { demonstrationSeller } from './kit/seller.ts'
import { traceRequests } from './kit/spans.ts'
import { mailboxPage } from './mail/mailboxPage.ts'
import { moderationPictures } from './operator/moderation/moderationPictures.ts'
import { unsubscribePages } from './consumer/subscriptions/unsubscribePages.ts'
import { parcelPages } from './order/parcelPage.ts'
import { returnLabels } from './order/returnLabel.ts'
import { warehousePage } from './order/warehousePage.ts'
import { outagePage } from './outage/outagePage.ts'
import { databaseStore } from './picture/databaseStore.ts'
import { drawPlainly } from './media/drawPlainly.ts'
import { openPictures } from './picture/openPictures.ts'
import type { PictureStore } from './picture/PictureStore.ts'
import { serveLetterPicture } from './picture/serveLetterPicture.ts'
import { serveUploaded } from './picture/serveUploaded.ts'
import { providerPages } from './payment/pages/providerPages.ts'

export type AppDeps = Omit<EndpointDeps, 'pictures'> & {
  /** OPS-53: where the files of uploaded pictures are; the database without it. */
  readonly pictureStore?: PictureStore
  /**
   * Whether `/dev/mailbox` shows the letters of this server, `/dev/warehouse` moves its orders, and `/dev/outages`
   * takes services out of order.
   */
  readonly devPages?: boolean
  /** Whether browsers must use https only (HSTS): in production, where a proxy in front speaks it. */
  readonly isHttpsOnly?: boolean
  /** Products are pictured by squares of their colour: for tests that do not look at them. */
  readonly hasPlainDrawings?: boolean
  /** Receives problem reports, where that is enabled; made by `reportRoutes`. */
  readonly reports?: Hono
  /** Receives diagnostics, where that is enabled; made by `diagnosticsRoutes`. */
  readonly diagnostics?: Hono
  /** Answers everything that is not the API; made by `serveSite`. */
  readonly site?: MiddlewareHandler
  /** OPR-09: everything below `/operator` but its calls; made by `serveConsole`. */
  readonly console?: MiddlewareHandler
  /** Whether this process should be given requests; `/readyz` says it. */
  readonly readiness?: Readiness
}

/** The whole server as a function from request to answer: no socket, and the clock is passed in. */
export const createApp = ({
  site,
  console: consolePages,
  reports,
  diagnostics,
  devPages = false,
  isHttpsOnly = false,
  hasPlainDrawings = false,
  readiness,
  pictureStore,
  ...given
}: AppDeps): Hono => {
  const app = new Hono()
  const pictures = openPictures(pictureStore ?? databaseStore(given.storage))
  const deps = { ...given, pictures }
  const drawAs = hasPlainDrawings ? drawPlainly : undefined
  const ready = readiness ?? openReadiness(() => deps.storage.reads)
  app.use(traceRequests)
  app.use(endConnections(ready))
  app.use(securityHeaders)
  if (isHttpsOnly) app.use(strictTransport)
  app.onError((error, c) => {
    const correlationId = deps.newId()
    deps.log({ event: 'failure', correlationId, error })
    return sendReply(c, failureReply(error, correlationId), correlationId, false)
  })
  app.route('/', healthRoutes(ready))
  app.get('/openapi.json', openApiFile())
  app.get(
    '/media/*',
    serveLetterPicture({ db: () => deps.storage.reads, pictures, drawingOf: letterDrawing(deps.catalogue, drawAs) }),
    serveUploaded(() => deps.storage.reads, pictures),
    servePicture(deps.catalogue, drawAs),
  )
  app.route(
    '/',
    reviewPhotoRoutes(() => deps.storage.reads),
  )
  app.route('/', galleryRoutes({ db: () => deps.storage.reads, catalogue: deps.catalogue }))
  const { publicUrl = localUrl, seller = demonstrationSeller } = deps
  if (deps.hasConsole !== false)
    app.route(
      '/',
      moderationPictures({ db: () => deps.storage.db, catalogue: deps.catalogue, now: deps.now, publicUrl }),
    )
  mountEndpoints(app, deps)
  if (deps.isBotCheckOn)
    app.route(
      '/',
      botCheckRoutes({ db: () => deps.storage.db, now: deps.now, newId: deps.newId, clientOf: deps.clientOf }),
    )
  app.route(
    '/',
    parcelPages(() => deps.storage.reads),
  )
  app.route('/', unsubscribePages({ db: () => deps.storage.db, now: deps.now }))
  app.route(
    '/',
    returnLabels(() => deps.storage.db, deps.now, seller),
  )
  if (devPages) {
    app.get(
      '/dev/mailbox',
      mailboxPage(() => deps.storage.db, publicUrl),
    )
    app.route(
      '/dev/outages',
      outagePage(() => deps.storage.db),
    )
    app.route(
      '/dev/warehouse',
      warehousePage({ db: () => deps.storage.db, now: deps.now, newId: deps.newId, publicUrl, seller }),
    )
  }
  if (reports) app.route(reportUpload.path, reports)
  if (diagnostics) app.route(diagnosticsUpload.path, diagnostics)
  app.route(providerPath, providerPages(deps.storage))
  if (consolePages) app.use('/operator/*', logPages(deps), consolePages)
  app.use(answerUnknownPath(deps))
  if (site) app.use(logPages(deps), site)
  return app
}

/** OPS-05: one line in the log per page, as per call of the API; files of the site have none. */
const logPages = (deps: Pick<EndpointDeps, 'newId' | 'log'>) =>
  createMiddleware(async (c, next) => {
    const started = performance.now()
    await next()
    if (c.res.headers.get('content-type')?.startsWith('text/html') !== true) return
    deps.log({
      event: 'request',
      correlationId: correlationIdOf(c, deps),
      method: c.req.method,
      route: 'page',
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  })
