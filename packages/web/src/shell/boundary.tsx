// Catches a page that breaks: says so, loses nothing, and shows the way back.
import { trouble } from '@wyrmtable/words/shell';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Page } from './page.tsx';
import { useSpeech } from './words.ts';

function Broken({ error }: { readonly error: Error }) {
  const { say } = useSpeech();
  return (
    <Page title={say(trouble.brokenTitle)}>
      <h1>{say(trouble.brokenTitle)}</h1>
      <p className="prose">{say(trouble.broken)}</p>
      <div className="row">
        <button type="button" className="btn" data-kind="primary" onClick={() => location.reload()}>
          {say(trouble.retry)}
        </button>
      </div>
      <details className="hint">
        <summary>{say(trouble.details)}</summary>
        <p className="fingerprint">{error.message}</p>
      </details>
    </Page>
  );
}

interface BoundaryState {
  readonly error: Error | null;
}

export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}
