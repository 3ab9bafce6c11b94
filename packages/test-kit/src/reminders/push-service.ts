/** For journeys, which know the server by its calls alone. */
export { PushService } from '@vizit/server/modules/notifications/testing/push-service.ts'
