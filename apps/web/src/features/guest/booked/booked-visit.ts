import type { Answer } from '@vizit/api-client/calls.ts'
import { tabStorage } from '../../../app/browser-storage/storage.ts'
import { readJson } from '../../../app/browser-storage/stored-json.ts'

const KEY = 'guestBooked'

/** The visit that a guest has just booked; stored in this tab, so that the success screen survives a reload. */
export interface BookedVisit extends Answer<'bookGuestVisit'> {
  readonly phone: string
  readonly email: string | null
}

export function keepBookedVisit(booked: BookedVisit): void {
  tabStorage.setItem(KEY, JSON.stringify(booked))
}

export function readBookedVisit(): BookedVisit | null {
  return readJson(tabStorage, KEY) as BookedVisit | null
}
