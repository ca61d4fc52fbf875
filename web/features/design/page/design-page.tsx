import { DesignProvider } from '../../../course-ui/design/design-provider.tsx';
import {
  StaffGate,
  StaffWaiting,
  type StaffGateScreens,
} from '../../../course-ui/frame/staff-gate.tsx';
import { DesignScreen, type DesignTabRegistry } from './design-screen.tsx';

interface DesignPageProps extends StaffGateScreens {
  readonly courseID: string;
  readonly tabs: DesignTabRegistry;
}

/** The design screens, for instructors. */
export function DesignPage({ courseID, tabs, ...screens }: DesignPageProps) {
  return (
    <StaffGate
      courseID={courseID}
      screen="design"
      purpose="Instructors design the course here."
      {...screens}
    >
      {(_course, { username }) => (
        <DesignProvider
          key={username}
          courseID={courseID}
          username={username}
          Waiting={StaffWaiting}
        >
          <DesignScreen tabs={tabs} />
        </DesignProvider>
      )}
    </StaffGate>
  );
}
