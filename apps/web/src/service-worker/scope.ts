/**
 * The part of the service worker's scope that we use: TypeScript cannot have the types of pages and of workers in one
 * program.
 */
export interface WorkerScope {
  readonly location: Location
  readonly clients: Clients
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

interface WorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly fetch: FetchEvent
  readonly message: ExtendableMessageEvent
  readonly push: PushEvent
  readonly notificationclick: NotificationEvent
}

export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The answer to the request that the browser sent while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
  /** The pressed button; empty for the message itself. */
  readonly action: string
}

interface Clients {
  claim(): Promise<void>
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
  openWindow(url: string): Promise<unknown>
}

export interface WindowClient {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  /** `nested`: in a frame. */
  readonly frameType: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}
