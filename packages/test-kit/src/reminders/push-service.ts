/** Exported for journeys, which may not import the server. */
export { PushService } from '@vizit/server/modules/notifications/testing/push-service.ts'
