import type { VizitError } from './vizit-error.ts'

export interface WidgetEvents {
  /** The frame is ready. */
  readonly ready: undefined
  readonly opened: undefined
  readonly closed: undefined
  /** A visit was booked. The page does not learn which one: that stays between the patient and the clinic. */
  readonly booked: undefined
  readonly error: VizitError
}

export type WidgetEvent = keyof WidgetEvents
type Listener<E extends WidgetEvent> = (detail: WidgetEvents[E]) => void

/** The listeners of each event. */
export function createEvents() {
  const listeners = new Map<WidgetEvent, Set<Listener<never>>>()
  return {
    /** Returns a function that removes the listener. */
    on<E extends WidgetEvent>(event: E, listener: Listener<E>): () => void {
      const of = listeners.get(event) ?? new Set()
      listeners.set(event, of.add(listener))
      return () => {
        of.delete(listener)
      }
    },
    emit<E extends WidgetEvent>(event: E, detail: WidgetEvents[E]): void {
      for (const listener of listeners.get(event) ?? []) (listener as Listener<E>)(detail)
    },
  }
}
