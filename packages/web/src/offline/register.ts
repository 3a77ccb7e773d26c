// Keeps the client on the device for times without a network, and changes to a newer edition only while a page opens.

/** A page that opens has nothing to lose: every move and every draft is put away. */
function takeOver(waiting: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    // It may also be taking over by itself at this very moment, so its state is asked, not its answer awaited.
    const see = () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') done();
    };
    waiting.addEventListener('statechange', see);
    waiting.postMessage('take-over');
    see();
  });
}

/** The first page of the edition in charge begins with the script that this page began with. */
async function isOfEditionInCharge(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script === null) return true;
  const first = await fetch('/');
  return !first.ok || (await first.text()).includes(new URL(script.src).pathname);
}

/** Does nothing where the browser has no such thing, or forbids it on an address that is not secure. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const keeper = navigator.serviceWorker;
  try {
    if (keeper.controller !== null) {
      const known = await keeper.getRegistration();
      if (known?.waiting != null) await takeOver(known.waiting);
      // The edition may also have changed by itself, between the page and its script.
      if (!(await isOfEditionInCharge())) {
        location.reload();
        return;
      }
    }
    await keeper.register('/service-worker.js');
  } catch {
    // Without a network, or where storage is forbidden, the page is simply not kept any better than before.
  }
}
