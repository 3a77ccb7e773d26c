// Keeps the client on the device for times without a network, and changes to a newer edition only while a page opens.

/** A page that opens has nothing to lose: every move and every draft is put away. */
function changeEdition(keeper: ServiceWorkerContainer, waiting: ServiceWorker): void {
  keeper.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** Does nothing where the browser has no such thing, or forbids it on an address that is not secure. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const keeper = navigator.serviceWorker;
  try {
    const known = await keeper.getRegistration();
    if (known?.waiting != null && keeper.controller !== null) changeEdition(keeper, known.waiting);
    else await keeper.register('/service-worker.js');
  } catch {
    // Without a network, or where storage is forbidden, the page is simply not kept any better than before.
  }
}
