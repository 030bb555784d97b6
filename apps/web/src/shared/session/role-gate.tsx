import type { Role } from '@keelerada/contract/status';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from './session';

interface RoleGateProps {
  readonly role: Role;
  readonly children: ReactNode;
}

/** Shows its content to accounts of the role; all others are sent home (SPEC 6). */
export function RoleGate({ role, children }: RoleGateProps) {
  const { user } = useSession();
  return user?.roleName === role ? children : <Navigate to="/" replace />;
}
