// What is being set up, kept on the device as it is filled in: a reload finds it as it was.
import { useState } from 'react';

export function useKeptPlan<Plan>(
  first: () => Plan,
  remember: (plan: Plan) => void,
): readonly [Plan, (plan: Plan) => void] {
  const [plan, setPlan] = useState(first);
  return [
    plan,
    (next) => {
      setPlan(next);
      remember(next);
    },
  ];
}
