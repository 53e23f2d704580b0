/** The package has no types of its own. */
declare module "web-push-testing/src/PushApiModel.js" {
  interface Subscribed {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
    readonly clientHash: string;
  }

  /** What the package does without its own program: checks signatures and decrypts. */
  export class PushApiModel {
    notifyUrl: string;
    subscribe(options: { readonly applicationServerKey: string }): Promise<Subscribed>;
    expireSubscription(clientHash: string): void;
    handleNotification(clientHash: string, headers: object, body: Buffer): Promise<void>;
    getNotifications(of: { readonly clientHash: string }): { readonly messages: readonly string[] };
  }
}
